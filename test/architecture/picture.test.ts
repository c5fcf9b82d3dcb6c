import { readFileSync } from "node:fs";
import { expect, it } from "@jest/globals";
import { importsOf, isTest, type SourceFile, sourceFiles } from "./source-files.ts";

/** Rooms of the picture; folders that test the product, or are built from it, are not among them. */
const ROOMS = ["schemas", "engine", "migrations", "server", "web", "scripts", "bench", "drills"];

const roomOf = (path: string) => path.split("/")[0] ?? "";

/** Pairs of rooms of which the first imports the second, as `a --> b`, sorted. */
function importedRooms(files: readonly SourceFile[]): readonly string[] {
	const pairs = files
		.filter(({ path }) => !isTest(path))
		.flatMap(importsOf)
		.map(({ from, to }) => [roomOf(from), roomOf(to)] as const)
		.filter(([from, to]) => from !== to && ROOMS.includes(from) && ROOMS.includes(to));
	return [...new Set(pairs.map(([from, to]) => `${from} --> ${to}`))].sort();
}

/** The solid arrows of the first diagram in a Markdown text. */
function drawnRooms(markdown: string): readonly string[] {
	const [, diagram = ""] = /```mermaid\n([^`]*)```/.exec(markdown) ?? [];
	return [...diagram.matchAll(/^\s*(\w+) --> (.+)$/gm)]
		.flatMap(([, from, to = ""]) => to.split("&").map((room) => `${from} --> ${room.trim()}`))
		.sort();
}

it("the picture in the README has every arrow between the rooms, and no other", () => {
	expect(drawnRooms(readFileSync("README.md", "utf8"))).toEqual(importedRooms(sourceFiles()));
});

it("an import against the picture is found", () => {
	const files = [{ path: "engine/a.ts", text: 'import { b } from "../server/b.ts";' }];
	expect(importedRooms(files)).toEqual(["engine --> server"]);
	expect(drawnRooms("```mermaid\nflowchart TD\n\tweb --> engine & schemas\n\tserver <-.calls.-> web\n```")).toEqual([
		"web --> engine",
		"web --> schemas",
	]);
});
