import { type ContactMessage, fieldLabels } from './fieldLabels.js';
import { honeypotField } from './honeypotField.js';
import { HttpError } from './HttpError.js';

/** The ids that EmailJS requires, in the order in which it checks them. */
const requiredIds = ['user_id', 'service_id', 'template_id'];

/** The content of a request: the visitor's message, and whether the honeypot (a hidden field) has text, which suggests spam. */
export interface Payload {
  readonly message: ContactMessage;
  readonly isSuspected: boolean;
}

/** Reads the body of an EmailJS request. Throws a 400 HttpError, in EmailJS's wording, when it is invalid. */
export function parsePayload(body: Buffer): Payload {
  const payload = parseJson(body);
  if (!isObject(payload)) throw new HttpError(400, 'The request body must be a JSON object');
  for (const id of requiredIds) {
    const value = payload[id];
    if (typeof value !== 'string' || value.trim() === '') {
      throw new HttpError(400, `The ${id} parameter is required`);
    }
  }
  const { template_params: params = {} } = payload;
  if (!isObject(params))
    throw new HttpError(400, 'The template_params parameter must be an object');
  if (!Object.values(params).every((value) => typeof value === 'string')) {
    throw new HttpError(400, 'Every template parameter must be a string');
  }
  const fields = Object.keys(fieldLabels).map((field) => [field, params[field] ?? '']);
  return {
    message: Object.fromEntries(fields) as ContactMessage,
    isSuspected: Boolean(params[honeypotField]),
  };
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    throw new HttpError(400, 'The request body is not valid JSON');
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
