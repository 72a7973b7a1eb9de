/** Endpoints between applicant and staff: materials and messages. */
import { endpoint } from '@platform/contract/endpoint';
import { messageContent, messageQuery } from '@platform/contract/messages';
import { id } from '@platform/contract/text';
import { uploadOf } from '@platform/contract/upload';
import { z } from 'zod';
import { scholarshipErrors } from './errors.ts';
import { material, materialKind, materialMegabytes } from './material.ts';
import { applicationMessage, messagePage } from './timeline.ts';

const ofMaterial = z.object({ id, materialId: id });

/** The accepted uploads. */
const materialUpload = uploadOf({
  kinds: ['pdf', 'jpg', 'png', 'webp', 'docx'],
  megabytes: materialMegabytes,
  wrongKind: '只能上传 PDF、图片（JPG、PNG、WebP）或 DOCX 格式文件',
});

export const uploadMaterial = endpoint({
  name: 'uploadMaterial',
  summary: 'Adds a material to a draft.',
  method: 'POST',
  path: '/scholarship-applications/:id/materials',
  access: 'member',
  params: z.object({ id }),
  query: z.object({ kind: materialKind }),
  upload: materialUpload,
  data: material,
  errors: [
    scholarshipErrors.APPLICATION_NOT_FOUND,
    scholarshipErrors.NOT_A_DRAFT,
    scholarshipErrors.TOO_MANY_MATERIALS,
  ],
  status: 201,
});

export const replaceMaterial = endpoint({
  name: 'replaceMaterial',
  summary: 'Replaces a material that needs a supplement; its review starts again.',
  method: 'PUT',
  path: '/scholarship-applications/:id/materials/:materialId',
  access: 'member',
  params: ofMaterial,
  upload: materialUpload,
  data: material,
  errors: [
    scholarshipErrors.APPLICATION_NOT_FOUND,
    scholarshipErrors.MATERIAL_NOT_FOUND,
    scholarshipErrors.MATERIAL_LOCKED,
  ],
});

export const deleteMaterial = endpoint({
  name: 'deleteMaterial',
  summary: 'Removes a material from a draft.',
  method: 'DELETE',
  path: '/scholarship-applications/:id/materials/:materialId',
  access: 'member',
  params: ofMaterial,
  data: z.object({}),
  errors: [
    scholarshipErrors.APPLICATION_NOT_FOUND,
    scholarshipErrors.MATERIAL_NOT_FOUND,
    scholarshipErrors.NOT_A_DRAFT,
  ],
});

export const getMaterialLink = endpoint({
  name: 'getMaterialLink',
  summary: "A short-lived address of one of the caller's materials.",
  method: 'GET',
  path: '/scholarship-applications/:id/materials/:materialId/link',
  access: 'member',
  params: ofMaterial,
  data: z.object({ url: z.string() }),
  errors: [scholarshipErrors.APPLICATION_NOT_FOUND, scholarshipErrors.MATERIAL_NOT_FOUND],
});

export const listMessages = endpoint({
  name: 'listApplicationMessages',
  summary: "A page of the messages about one of the caller's applications, the newest or those before one.",
  method: 'GET',
  path: '/scholarship-applications/:id/messages',
  access: 'member',
  params: z.object({ id }),
  query: messageQuery,
  data: messagePage,
  errors: [scholarshipErrors.APPLICATION_NOT_FOUND],
});

export const sendMessage = endpoint({
  name: 'sendApplicationMessage',
  summary: 'Sends a message to the staff about a submitted application.',
  method: 'POST',
  path: '/scholarship-applications/:id/messages',
  access: 'member',
  params: z.object({ id }),
  body: z.object({ content: messageContent }),
  data: applicationMessage,
  errors: [
    scholarshipErrors.APPLICATION_NOT_FOUND,
    scholarshipErrors.MESSAGES_CLOSED,
    scholarshipErrors.TOO_MANY_MESSAGES,
  ],
  status: 201,
  idempotent: true,
});
