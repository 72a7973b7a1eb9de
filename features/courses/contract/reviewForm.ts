/** What authors of reviews and of answers send; in a file of its own, so that pages that only show reviews do not load it. */
import { memberText } from '@platform/contract/memberText';
import { z } from 'zod';
import { reviewRating } from './review.ts';

/** Characters of a review and of an answer as a reader counts them. */
export const maxReviewLength = 1000;

const words = (required: string) =>
  memberText({
    max: maxReviewLength,
    multiline: true,
    required,
    length: `长度不能超过 ${maxReviewLength} 个字符`,
  });

export const reviewForm = z.object({ rating: reviewRating, content: words('请输入评价内容') });
export type ReviewForm = z.output<typeof reviewForm>;

/** Null takes the answer back. */
export const reviewAnswerForm = z.object({ content: words('请输入回复内容').nullable() });
