const key = "laadstroom.letter-shortcuts";

/** Whether single keys act as shortcuts: yes, until the person switches them off in the profile card. */
export function lettersAllowed(): boolean {
	return localStorage.getItem(key) !== "off";
}

export function allowLetters(allowed: boolean): void {
	localStorage.setItem(key, allowed ? "on" : "off");
}
