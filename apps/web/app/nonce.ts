/** The nonce of a rendering, for the server's entry and for scripts in the head; the server removes it from the HTML. */
import { createContext } from 'react';
import { createContext as createRouterContext } from 'react-router';

/** Within the router's context of a request; undefined without a policy, in development. */
export const nonceContext = createRouterContext<string | undefined>(undefined);

/** Within the document; undefined in browsers. */
export const NonceContext = createContext<string | undefined>(undefined);
