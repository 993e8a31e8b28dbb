// Calls to the server's REST part; a refusal becomes an error that says what, where and why.

export const API = '/api/v1';

export class Refused extends Error {
  constructor(status, { code = 'unknown', message = 'The server gave no reason.', where = '', reasons = [] } = {}) {
    super(message.replace(/^\p{Ll}/u, c => c.toUpperCase()).replace(/[^.!?…:]$/, '$&.'));
    this.status = status;
    this.code = code;
    this.where = where;
    this.reasons = reasons;
  }
}

async function answer(response) {
  if (response.status === 204) return null;
  const type = response.headers.get('content-type') || '';
  const body = type.includes('json') ? await response.json() : await response.text();
  if (!response.ok)
    throw new Refused(response.status, body?.error || { message: `The server returned error ${response.status}.` });
  return body;
}

async function call(path, options) {
  let response;
  try {
    response = await fetch(API + path, options);
  } catch {
    throw new Refused(0, { code: 'offline', message: 'Can’t reach the server. Nothing is lost. Try again.' });
  }
  return answer(response);
}

export const get = (path, headers = {}) => call(path, { headers });
export const remove = (path, headers = {}) => call(path, { method: 'DELETE', headers });
export const post = (path, body = {}, headers = {}) =>
  call(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
