import type { Problem } from "../definition/index.ts";
import { memberOf } from "../json/json-object.ts";
import * as findingTexts from "../texts/findings.ts";

/** What is wrong, in Dutch: the sentence of this kind of problem, with the name that was probably meant. */
export function problemSentence({ code, didYouMean }: Pick<Problem, "code" | "didYouMean">): string {
	const sentence = String(memberOf(findingTexts.sentences, code) ?? code);
	return `${sentence}${nameMeant({ didYouMean })}`;
}

/** The name that was probably meant, as a sentence to follow another; nothing when there is none. */
export function nameMeant({ didYouMean }: { readonly didYouMean?: string | undefined }): string {
	return didYouMean === undefined ? "" : ` ${findingTexts.meant(didYouMean)}`;
}
