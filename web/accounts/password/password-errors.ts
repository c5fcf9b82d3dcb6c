import { ApiProblem } from "../../api/api-problem.ts";
import { failureText } from "../../api/error-notification.ts";
import { type TextKey, text } from "../../texts/text.ts";
import type { PasswordWorld } from "./password-machine.ts";
import "../../texts/areas/profile.ts";

const sentences: Readonly<Record<string, TextKey>> = {
	"PasswordStrengthError: Password is too weak": "password.weak",
	"PasswordHistoryError: Password has previously been used": "password.usedBefore",
	Blacklisted: "password.blacklisted",
	"Password is required": "password.required",
};

/** What a refused password means to the person. */
export const explainRefusal: PasswordWorld["explain"] = (error) => {
	const { message, code } = error instanceof ApiProblem ? error : { message: "", code: "" };
	const known = Object.hasOwn(sentences, message) ? sentences[message] : undefined;
	return {
		message: failureText(error, text(known ?? "password.otherError")),
		obstacle: code === "sign-in-too-old" ? "too-old" : code === "password-elsewhere" ? "elsewhere" : null,
	};
};
