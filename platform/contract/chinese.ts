/** Chinese messages for input that a schema rejects without a message of its own. */
import type { z } from 'zod';

type Issue = z.core.$ZodRawIssue;

/** The unit of a size: characters, entries, or none for numbers. */
const units: Readonly<Record<string, string>> = { string: ' 个字符', array: ' 项', set: ' 项' };

function bounds(origin: string, relation: string, limit: number | bigint): string {
  const unit = units[origin];
  return unit === undefined ? `数值${relation} ${limit}` : `长度${relation} ${limit}${unit}`;
}

/** The message for an issue, for `error` when parsing; the schema's own messages come first. */
export function chineseMessage(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null ? '缺少必填内容' : '内容格式不正确';
    case 'invalid_value':
    case 'invalid_union':
      return '请选择有效的选项';
    case 'too_small':
      return bounds(issue.origin, '不能小于', issue.minimum);
    case 'too_big':
      return bounds(issue.origin, '不能超过', issue.maximum);
    case 'not_multiple_of':
      return `数值须为 ${issue.divisor} 的倍数`;
    case 'unrecognized_keys':
      return '包含不支持的内容';
    default:
      return '内容格式不正确';
  }
}
