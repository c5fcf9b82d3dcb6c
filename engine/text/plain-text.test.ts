import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { remarksProblem } from "../requests/judgement-problem.ts";
import { statusCommentRefusal } from "../run/status-reason.ts";
import { viewLabelProblem } from "../views/view-label.ts";
import {
	commentMessage,
	commentProblem,
	comparableText,
	entryLabel,
	entryLabelProblem,
	forbiddenCharacters,
	plainLength,
	plainText,
	refusedCharacters,
	tidyText,
} from "./index.ts";

describe("what Word and phones write", () => {
	it("becomes plain", () => {
		expect(plainText("‘Ja’ ‚nee’ “zo” „dit” a–b — c… d\u00a0e\u2009f af\u00adbreken\u200b e\u0301")).toBe(
			"'Ja' 'nee' \"zo\" \"dit\" a-b - c... d e f afbreken é",
		);
	});

	it("has a dash before each item of a list, and signs that were made of plain ones apart again", () => {
		expect(plainText("•\tEen\n  ·  Twee · drie\n\uf0b7 Vier\n▪ Vijf\u2028o zes")).toBe("-\tEen\n  -  Twee · drie\n- Vier\n- Vijf\no zes");
		expect(plainText("½ van 3 × 4 m², 2½ uur, 10²")).toBe("1/2 van 3 x 4 m2, 2 1/2 uur, 10²");
	});

	it("is then allowed wherever plain text is, in comments and labels too", () => {
		const pasted = "’ ‘ ‚ “ ” „ – — … \u00a0 \u2007 \u00ad \u200b \u200d \ufeff";
		expect(forbiddenCharacters(plainText(pasted), "line")).toEqual([]);
		expect(commentMessage(`${pasted}ok`)).toMatch(/^[ -~]+$/);
		expect(entryLabel("Foto’s")).toBe("Foto's");
	});

	it("is found whichever of them it was written and asked with", () => {
		const written = ["’t Foto’s\u00a0–\u00a0caf\u00e9", "'t foto's - cafe\u0301", "'T FOTO'S - CAFE"];
		expect(new Set(written.map(comparableText))).toEqual(new Set(["'t foto's - cafe"]));
	});

	it("changes nothing the second time", () => {
		fc.assert(
			fc.property(fc.string({ unit: "binary" }), (text) => {
				expect(plainText(plainText(text))).toBe(plainText(text));
			}),
		);
		const typographic = fc.string({ unit: fc.constantFrom(..."’“–…\u00a0\u00ad\u0301e'\"a ") });
		fc.assert(fc.property(typographic, (text) => plainText(plainText(text)) === plainText(text)));
	});

	it("is written in the one form that its format has", () => {
		expect(tidyText(" 1234ab ", "postal-code")).toBe("1234 AB");
		expect(tidyText("B-9000", "postal-code-be")).toBe("9000");
		expect(tidyText(" 9000 ", "postal-code-be")).toBe("9000");
		expect(tidyText("8716 8711 0000 0000 12", "ean18")).toBe("871687110000000012");
		expect(tidyText(" vrij ", "unicode")).toBe(" vrij ");
	});
});

describe("what is still refused", () => {
	it("is named once each with the place where it stands first", () => {
		expect(refusedCharacters("a<b>a<", "line")).toBe("< (teken 2), > (teken 4)");
		expect(refusedCharacters("een\ntwee {", "multiline")).toBe("{ (regel 2, teken 6)");
		expect(refusedCharacters("een\ntwee", "line")).toBe("regeleinde (regel 1, teken 4)");
		expect(refusedCharacters("a\u0007😀\u202e", "line")).toBe("U+0007 (teken 2), 😀 (teken 3), U+202E (teken 4)");
		expect(refusedCharacters("<>{}\\`|^~$", "line")).toMatch(/ en nog 2$/);
		expect(refusedCharacters("goed", "line")).toBe("");
	});

	it("are told at the place where the person sees them, and a text is as long as it is stored", () => {
		const typed = "  Regel 1 … {x}";
		expect(commentProblem(typed)).toMatch(/: \{ \(teken 13\), \} \(teken 15\)$/);
		expect(commentProblem("goed … zo")).toBeNull();
		expect(statusCommentRefusal(`… ${"x".repeat(296)}`)).toBeNull();
		expect(plainLength(`… ${"x".repeat(297)}`)).toBe(301);
		expect(statusCommentRefusal(`… ${"x".repeat(297)}`)?.code).toBe("comment-too-long");
		expect(statusCommentRefusal("één … {")?.message).toMatch(/\{ \(teken 7\)$/);
		expect(remarksProblem("één … {")).toMatch(/\{ \(teken 7\)$/);
		expect(entryLabelProblem(" een … {", "tags")).toMatch(/\{ \(teken 8\)$/);
		expect(viewLabelProblem(" een … {")).toMatch(/\{ \(teken 8\)$/);
	});
});
