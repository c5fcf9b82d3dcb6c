const key = "laadstroom.letter-shortcuts";

/** Whether single keys work as shortcuts: yes, unless the person has switched them off in the profile card. */
export function lettersAllowed(): boolean {
	try {
		return localStorage.getItem(key) !== "off";
	} catch {
		return true;
	}
}

export function allowLetters(allowed: boolean): void {
	try {
		localStorage.setItem(key, allowed ? "on" : "off");
	} catch {
		// Storage is full or blocked: the setting stays as it was.
	}
}
