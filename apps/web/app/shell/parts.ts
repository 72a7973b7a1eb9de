/** What features put into the header beside the visitor's name, such as the cart with its count. */
import type { ComponentType } from 'react';

export const headerParts: readonly ComponentType[] = [];
