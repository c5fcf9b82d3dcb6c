const key = "laadstroom.password-box";

/** Whether the person left the open box to sign in again and will come back to it. */
export const isPasswordBoxAwaited = () => sessionStorage.getItem(key) !== null;

export function awaitPasswordBox(awaited: boolean): void {
	if (awaited) sessionStorage.setItem(key, "yes");
	else sessionStorage.removeItem(key);
}
