/**
 * Clicks and submissions before the page is hydrated: a script in the head keeps them, and they are done once React
 * listens. Links and forms with an address of their own work without scripts and are left to the browser.
 */
import { useEffect } from 'react';

declare global {
  interface Window {
    /** Stops keeping; gives what was kept, each element once, in order. */
    takeEarlyActions?: () => Element[];
  }
}

/**
 * The script as text. It listens on the window, before React, so that nothing is done twice. `aria-busy` tells that a
 * kept action is waiting (see theme.css).
 */
export const earlyActionsScript = `{
const kept=new Set();
const keep=(event,element,button)=>{event.preventDefault();event.stopImmediatePropagation();kept.add(element);button?.setAttribute('aria-busy','true')};
const click=(event)=>{
const element=event.target.closest?.('a[href],summary,label,input,select,button,[role=button],[role=tab]');
if(element?.matches('button,[role]:not(a,input)')&&!(element.form&&element.type==='submit'))keep(event,element,element)};
const submit=(event)=>{if(!event.target.hasAttribute('action'))keep(event,event.target,event.submitter)};
addEventListener('click',click,true);addEventListener('submit',submit,true);
window.takeEarlyActions=()=>{removeEventListener('click',click,true);removeEventListener('submit',submit,true);return [...kept]}
}`.replaceAll('\n', '');

function replay(): void {
  const elements = window.takeEarlyActions?.() ?? [];
  delete window.takeEarlyActions;
  for (const element of elements) {
    for (const button of [element, ...element.querySelectorAll('button')])
      button.removeAttribute('aria-busy');
    if (!element.isConnected) continue;
    if (element instanceof HTMLFormElement) element.requestSubmit();
    else if (element instanceof HTMLElement) element.click();
  }
}

/** Does the kept actions after hydration. In the next task, when the visitor's session has been read as well. */
export function useEarlyActions(): void {
  useEffect(() => {
    const timer = setTimeout(replay);
    return () => clearTimeout(timer);
  }, []);
}
