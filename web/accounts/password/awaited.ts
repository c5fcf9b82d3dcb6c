const key = "laadstroom.password-box";

/** Whether somebody went to sign in anew from the open box, and comes back to it. */
export const isPasswordBoxAwaited = () => sessionStorage.getItem(key) !== null;

export function awaitPasswordBox(awaited: boolean): void {
	if (awaited) sessionStorage.setItem(key, "yes");
	else sessionStorage.removeItem(key);
}
