import { failureText } from "../../api/error-notification.ts";
import { problemOf } from "../../api/problem-of.ts";
import { type TextKey, text } from "../../texts/text.ts";
import type { PasswordEnvironment } from "./password-machine.ts";
import "../../texts/areas/account.ts";

const sentences: Readonly<Record<string, TextKey>> = {
	"PasswordStrengthError: Password is too weak": "password.weak",
	"PasswordHistoryError: Password has previously been used": "password.usedBefore",
	Blacklisted: "password.blacklisted",
	"Password is required": "password.required",
};

/** Explains a refused password in words for the person. */
export const explainRefusal: PasswordEnvironment["explain"] = (error) => {
	const { message, code } = problemOf<"resetPassword">(error) ?? { message: "", code: null };
	const known = Object.hasOwn(sentences, message) ? sentences[message] : undefined;
	return {
		message: failureText(error, text(known ?? "password.otherError")),
		obstacle: code === "sign-in-too-old" ? "too-old" : code === "password-elsewhere" ? "elsewhere" : null,
	};
};
