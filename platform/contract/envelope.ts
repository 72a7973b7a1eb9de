/** The envelope around every JSON answer. */

/** One refused field: a dotted path into the input and the message to show beside it. */
export interface FieldIssue {
  field: string;
  message: string;
}

export interface Failure {
  success: false;
  code: string;
  message: string;
  details?: unknown;
}
