import { type BrokenLimit, type BundleFiles, dutchNumber, type Edit, limitBroken } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";

/** Why the edits would make a file unreadable, in words; null if they would not. */
export type WordsOfLimit = (files: BundleFiles, edits: readonly Edit[]) => string | null;

/** Lazy-loaded: it includes all validators of the language. */
export const limitWords: WordsOfLimit = (files, edits) => {
	const broken = limitBroken(files, edits);
	return broken === null ? null : wordsOf(broken);
};

function wordsOf(broken: BrokenLimit): string {
	switch (broken.kind) {
		case "number":
			return numberWords(broken);
		case "length":
			return text("workbench.field.length", { most: dutchNumber(broken.most) });
		case "empty":
			return text("workbench.field.needed");
		case "form":
			return broken.example === undefined
				? text("workbench.field.form")
				: text("workbench.field.form.example", { example: broken.example });
		case "other":
			return text("workbench.field.unreadable", { sentence: broken.sentence });
	}
}

function numberWords({ whole, least, most }: BrokenLimit & { readonly kind: "number" }): string {
	if (least !== undefined && most !== undefined) {
		return text(whole ? "workbench.field.between" : "workbench.field.between.any", { least: dutchNumber(least), most: dutchNumber(most) });
	}
	return least === undefined
		? text("workbench.field.most", { most: dutchNumber(most ?? 0) })
		: text("workbench.field.least", { least: dutchNumber(least) });
}
