/** The address of the portal, from the server's configuration to the root loader. */
import { createContext } from 'react-router';

export const originContext = createContext<string>();
