/** The OpenAPI document, made from the declared endpoints, and its page at /api/docs. */
import swagger, { type StaticDocumentSpec } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { type Endpoint, takesBody } from '@platform/contract/endpoint';
import { fileField } from '@platform/contract/upload';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { declaredErrors } from './recorder.ts';

type Json = Record<string, unknown>;
type Document = Extract<StaticDocumentSpec['document'], { openapi: string }>;

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

function parameters(schema: z.ZodType, place: 'path' | 'query'): Json[] {
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

const jsonContent = (schema: Json) => ({ 'application/json': { schema } });

function failureResponse(declared: Endpoint): Json {
  const codes = [...new Set([...declaredErrors(declared), 'VALIDATION_FAILED', 'TOO_MANY_REQUESTS'])];
  const ofFile = declared.upload ? [declared.upload.wrongKind, declared.upload.tooLarge] : [];
  const known = [...declared.errors, ...ofFile].map(
    ({ code, status, message }) => `- \`${code}\` (${status}) ${message}`,
  );
  return {
    description: ['A failure.', ...known].join('\n'),
    content: jsonContent({
      type: 'object',
      required: ['success', 'code', 'message'],
      properties: {
        success: { const: false },
        code: { enum: codes },
        message: { type: 'string' },
        details: {},
      },
    }),
  };
}

function requestBody(declared: Endpoint): Json {
  if (takesBody(declared))
    return { requestBody: { content: jsonContent(jsonSchema(declared.body, 'input')) } };
  if (!declared.upload) return {};
  const { kinds, maxBytes } = declared.upload;
  const file = {
    type: 'string',
    format: 'binary',
    description: `${kinds.join(', ')}; ${maxBytes} bytes at most`,
  };
  const schema = { type: 'object', required: [fileField], properties: { [fileField]: file } };
  return { requestBody: { content: { 'multipart/form-data': { schema } } } };
}

function operation(declared: Endpoint): Json {
  const access = Array.isArray(declared.access) ? declared.access.join(', ') : declared.access;
  return {
    operationId: declared.name,
    summary: declared.summary,
    description: `Who may call: ${access}.`,
    tags: [declared.path.split('/')[1]],
    ...(declared.access === 'anyone' ? {} : { security: [{ bearer: [] }] }),
    parameters: [
      ...parameters(declared.params, 'path'),
      ...parameters(declared.query, 'query'),
      ...(declared.idempotent
        ? [{ name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string' } }]
        : []),
    ],
    ...requestBody(declared),
    responses: {
      [declared.status]: {
        description: 'A success.',
        content: jsonContent({
          type: 'object',
          required: ['success', 'data'],
          properties: {
            success: { const: true },
            message: { type: 'string' },
            data: jsonSchema(declared.data, 'output'),
          },
        }),
      },
      default: failureResponse(declared),
    },
  };
}

/** Describes the endpoints in OpenAPI 3.1. */
export function openApiDocument(endpoints: readonly Endpoint[]): Document {
  const paths: Record<string, Json> = {};
  for (const declared of endpoints) {
    const path = `/api${declared.path.replaceAll(/:(\w+)/g, '{$1}')}`;
    paths[path] = { ...paths[path], [declared.method.toLowerCase()]: operation(declared) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: '中轴 API',
      version: '1',
      description: 'The portal of the cultural central-axis alliance.',
    },
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    paths: paths as Document['paths'],
  };
}

/** The page's Content-Security-Policy: it sets style attributes; scripts stay without 'unsafe-inline'. */
const policy = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Mounts the document and its page. */
export async function mountOpenApi(http: FastifyInstance, endpoints: readonly Endpoint[]): Promise<void> {
  await http.register(swagger, { mode: 'static', specification: { document: openApiDocument(endpoints) } });
  await http.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: policy,
    theme: { title: '中轴 API' },
  });
}
