/** Runs before the first paint: says on the document whether someone seems to be logged in, so that nothing jumps. */

/** The visitor's part of the header holds its place until the session has been read (see Header.module.css). */
export const sessionHint =
  "try{if(localStorage.getItem('token')&&localStorage.getItem('userInfo'))document.documentElement.dataset.session='kept'}catch{}";
