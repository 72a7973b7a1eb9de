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

function parameters(schema: z.ZodType, location: 'path' | 'query'): Json[] {
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: location,
    required: location === 'path' || required.includes(name),
    schema: property,
  }));
}

const jsonContent = (schema: Json) => ({ 'application/json': { schema } });

function failureResponse(endpoint: Endpoint): Json {
  const codes = [...new Set([...declaredErrors(endpoint), 'VALIDATION_FAILED', 'TOO_MANY_REQUESTS'])];
  const uploadErrors = endpoint.upload ? [endpoint.upload.wrongKind, endpoint.upload.tooLarge] : [];
  const errorLines = [...endpoint.errors, ...uploadErrors].map(
    ({ code, status, message }) => `- \`${code}\` (${status}) ${message}`,
  );
  return {
    description: ['A failure.', ...errorLines].join('\n'),
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

function requestBody(endpoint: Endpoint): Json {
  if (takesBody(endpoint))
    return { requestBody: { content: jsonContent(jsonSchema(endpoint.body, 'input')) } };
  if (!endpoint.upload) return {};
  const { kinds, maxBytes } = endpoint.upload;
  const file = {
    type: 'string',
    format: 'binary',
    description: `${kinds.join(', ')}; ${maxBytes} bytes at most`,
  };
  const schema = { type: 'object', required: [fileField], properties: { [fileField]: file } };
  return { requestBody: { content: { 'multipart/form-data': { schema } } } };
}

function operation(endpoint: Endpoint): Json {
  const access = Array.isArray(endpoint.access) ? endpoint.access.join(', ') : endpoint.access;
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    description: `Who may call: ${access}.`,
    tags: [endpoint.path.split('/')[1]],
    ...(endpoint.access === 'anyone' ? {} : { security: [{ bearer: [] }] }),
    parameters: [
      ...parameters(endpoint.params, 'path'),
      ...parameters(endpoint.query, 'query'),
      ...(endpoint.idempotent
        ? [{ name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string' } }]
        : []),
    ],
    ...requestBody(endpoint),
    responses: {
      [endpoint.status]: {
        description: 'A success.',
        content: jsonContent({
          type: 'object',
          required: ['success', 'data'],
          properties: {
            success: { const: true },
            message: { type: 'string' },
            data: jsonSchema(endpoint.data, 'output'),
          },
        }),
      },
      default: failureResponse(endpoint),
    },
  };
}

/** Describes the endpoints in OpenAPI 3.1. */
export function openApiDocument(endpoints: readonly Endpoint[]): Document {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const path = `/api${endpoint.path.replaceAll(/:(\w+)/g, '{$1}')}`;
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) };
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

/** The Content-Security-Policy of the page, which sets style attributes; scripts get no 'unsafe-inline'. */
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
