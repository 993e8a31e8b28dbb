// Opened from a file, a page may not start a worker, so the site's search runs in a hidden frame.
if (location.protocol === "file:") {
  window.IFrameWorker = window.Worker = class extends EventTarget {
    constructor(url) {
      super();
      const frame = document.body.appendChild(document.createElement("iframe"));
      frame.hidden = true;
      this.room = frame.contentWindow;
      this.waiting = [];
      this.room.postMessage = data => this.dispatchEvent(new MessageEvent("message", { data }));
      const script = this.room.document.createElement("script");
      script.src = url;
      script.onload = () => { for (const data of this.waiting.splice(0)) this.deliver(data); this.waiting = null; };
      this.room.document.body.append(script);
    }

    postMessage(data) {
      if (this.waiting) this.waiting.push(data);
      else this.deliver(data);
    }

    deliver(data) {
      this.room.dispatchEvent(new MessageEvent("message", { data }));
    }
  };
}
