const key = "laadstroom.letter-shortcuts";

/** Whether single keys work as shortcuts: yes, unless the person has switched them off in the profile card. */
export function lettersAllowed(): boolean {
	return localStorage.getItem(key) !== "off";
}

export function allowLetters(allowed: boolean): void {
	localStorage.setItem(key, allowed ? "on" : "off");
}
