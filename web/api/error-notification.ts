import { text } from "../texts/text.ts";
import { ApiProblem } from "./api-problem.ts";
import { isUnreachable } from "./reachable.ts";
import { supportAddress } from "./support-address.ts";
import "../texts/areas/controls.ts";
import "../texts/areas/failures.ts";

export interface ErrorNotification {
	readonly title: string;
	readonly text: string;
}

function unexpected(): ErrorNotification {
	const email = supportAddress();
	const sentence = email ? text("error.500.text", { email }) : text("error.500.textWithoutAddress");
	return { title: text("error.500.title"), text: sentence };
}

/** The text for a failed call, chosen by its status and, for a status without a text of its own, by its method. */
export function errorNotification(error: unknown): ErrorNotification {
	if (!(error instanceof ApiProblem)) return unexpected();
	if (isUnreachable(error)) return { title: text("error.unreachable.title"), text: text("error.unreachable.text") };
	const read = error.method === "GET";
	switch (error.status) {
		case 400:
			return read
				? { title: text("error.get.title"), text: text("error.404.text") }
				: { title: text("error.400.title"), text: text("error.400.text") };
		case 403:
			return { title: text(read ? "error.get.title" : "error.403.title"), text: text("error.403.text") };
		case 404:
			return { title: text("error.404.title"), text: text("error.404.text") };
		case 409:
			return { title: text("error.409.title"), text: text("error.409.text") };
		case 500:
			return unexpected();
	}
	if (read) return { title: text("error.get.title"), text: error.message };
	if (error.method === "POST" || error.method === "PUT") return { title: text("error.write.title"), text: error.message };
	return { title: text("error.other.title"), text: error.message };
}

/**
 * For a failure reported where it happened, under a title of its own: with the server's sentence or, when it sent none, what is said of its
 * status everywhere. A lost connection is reported in the same words everywhere.
 */
export function failureNotification(error: unknown, title: string): ErrorNotification {
	const told = errorNotification(error);
	if (isUnreachable(error)) return told;
	return { title, text: (error instanceof ApiProblem && error.message) || told.text || told.title };
}

/** The sentence for a failure reported where it happened: for a lost connection the same everywhere, otherwise the place's own. */
export function failureText(error: unknown, own: string): string {
	return isUnreachable(error) ? text("error.unreachable.text") : own;
}
