/** Videos of lessons: resumable upload by the tus protocol, captions, the list that editors choose from. */
import { endpoint } from '@platform/contract/endpoint';
import { errorTable } from '@platform/contract/errors';
import { pageFields, pagination } from '@platform/contract/paging';
import { searchText } from '@platform/contract/search';
import { id } from '@platform/contract/text';
import { z } from 'zod';
import { video } from './course.ts';
import { courseStaff } from './endpoints.ts';
import { courseErrors } from './errors.ts';

/**
 * The address of the tus server, for `tus-js-client`: send the bearer token as the Authorization header and the
 * file's name as the metadata `filename`. The last part of the upload's address is the id of the video, which
 * `getCourseMedia` reads when the upload is complete. An unfinished upload can be resumed for a day.
 */
export const mediaUploadPath = '/api/courses/media/uploads';

/** Bytes: 2 GB. */
export const maxVideoBytes = 2 * 1024 ** 3;

/** For a file input's `accept`. */
export const videoTypes = 'video/mp4,video/webm,.mp4,.webm';

/** What the tus server answers, as `{ success: false, code, message, details? }`, to the call that ends the upload. */
export const mediaErrors = errorTable({
  VIDEO_TOO_LARGE: { status: 413, message: '视频大小不能超过 2GB' },
  WRONG_VIDEO_KIND: { status: 415, message: '只能上传 MP4 或 WebM 视频' },
  /** Damaged, without pictures, or longer than a day. */
  VIDEO_UNREADABLE: { status: 422, message: '视频无法读取，请重新导出' },
  VIDEO_UNPLAYABLE: {
    status: 422,
    message: '浏览器不能播放这种编码，请用 H.264 + AAC 重新导出为 MP4',
    details: z.object({ codec: z.string() }),
  },
});

/** A stored video. */
export const courseMedia = z.object({
  id,
  name: z.string(),
  /** Bytes. */
  size: z.int().min(0),
  uploadTime: z.iso.datetime(),
  /** Whether a course uses it; others are removed after a week. */
  isUsed: z.boolean(),
  /** For the caller alone, for some minutes; the answers of getCourseMedia and setCaptions set the cookie for it. */
  video,
  /** The uploaded WebVTT; null without captions. */
  captions: z.string().nullable(),
});
export type CourseMedia = z.infer<typeof courseMedia>;

const oneMedia = z.object({ id });

export const listCourseMedia = endpoint({
  name: 'listCourseMedia',
  summary: 'Lists the uploaded videos, the latest first.',
  method: 'GET',
  path: '/courses/media',
  access: courseStaff,
  query: z.object({ search: searchText.optional(), ...pageFields(20) }),
  data: z.object({ media: z.array(courseMedia), pagination }),
});

export const getCourseMedia = endpoint({
  name: 'getCourseMedia',
  summary: 'Reads an uploaded video.',
  method: 'GET',
  path: '/courses/media/:id',
  access: courseStaff,
  params: oneMedia,
  data: courseMedia,
  errors: [courseErrors.MEDIA_NOT_FOUND],
});

export const setCaptions = endpoint({
  name: 'setCaptions',
  summary: 'Stores the captions of a video, in one script, or removes them.',
  method: 'PUT',
  path: '/courses/media/:id/captions',
  access: courseStaff,
  params: oneMedia,
  body: z.object({
    /** A WebVTT file. */
    captions: z.string().max(500_000, '字幕文件过大').nullable(),
  }),
  data: courseMedia,
  message: '字幕已保存',
  errors: [courseErrors.MEDIA_NOT_FOUND, courseErrors.CAPTIONS_INVALID],
});
