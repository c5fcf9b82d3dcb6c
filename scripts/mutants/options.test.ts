import { describe, expect, it } from "@jest/globals";
import { understand } from "./options.ts";

const TODAY = 20_000 * 86_400_000;

describe("what the command line of the mutants asks for", () => {
	it.each([
		[[], { act: "examine", minutes: 30, of: ["engine", "server", "web", "data"], survivors: false }],
		[["--minutes", "5", "--of", "web,data", "--survivors"], { act: "examine", minutes: 5, of: ["web", "data"], survivors: true }],
		[["summary"], { act: "summary" }],
		[["draw", "--count", "12", "--seed", "7"], { act: "draw", count: 12, seed: 7 }],
		[["draw"], { act: "draw", count: 1000, seed: 20_000 }],
		[["--help"], { act: "help" }],
	])("%j", (args, wish) => {
		expect(understand(args, TODAY)).toEqual(wish);
	});

	it.each([
		[["draw", "--count", "x"], '--count is a whole number from 1, and "x" is none.'],
		[["draw", "--count", "0"], '--count is a whole number from 1, and "0" is none.'],
		[["draw", "--seed", "1.5"], '--seed is a whole number from 0, and "1.5" is none.'],
		[["--minutes", "-3"], "argument is ambiguous"],
		[["--minutes", "1e9999"], '--minutes is a whole number from 1, and "1e9999" is none.'],
		[["--of", "engine,wed"], '--of names one or more of engine, server, web, data, and "wed" is none of them.'],
		[["--seed", "7"], "--seed belongs to draw"],
		[["--count", "x"], "--count belongs to draw"],
		[["sumary"], '"sumary" is none of: summary, draw.'],
		[["draw", "twice"], "There is one word at most, and then twice."],
		[["--cuont", "4"], "--cuont"],
	])("%j is refused with a sentence", (args, sentence) => {
		expect(() => understand(args, TODAY)).toThrow(sentence);
	});
});
