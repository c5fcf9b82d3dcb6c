import { expect, it } from "@jest/globals";
import { deadManualLinks } from "./dead-manual-links.ts";

const menu = { segments: [{ title: "Aan de slag", pages: [{ slug: "inleiding", title: "Inleiding", aliases: ["begin"] }] }] };
const found = (text: string) =>
	deadManualLinks(text, "manuals/x.md", menu).map(({ message, line, column }) => `${line}:${column} ${message}`);

it("a link that leads nowhere is found once, at its place, and not in an example or where it leads somewhere", () => {
	expect(found("# Kop\n\nZie [dit](weg) en [nog eens](weg).\n\n[kwaad](javascript:x)")).toEqual([
		'3:5 The link "weg" leads nowhere.',
		'5:1 The link "javascript:x" leads nowhere.',
	]);
	expect(found("```\n[voorbeeld](weg)\n```\n`[ook](weg)` ![beeld](weg)\n[na](daarna)")).toEqual(['5:1 The link "daarna" leads nowhere.']);
	expect(found("[a](inleiding) [b](begin#kop) [c](/realisaties) [d](https://voorbeeld.nl) [e](#kop)")).toEqual([]);
});
