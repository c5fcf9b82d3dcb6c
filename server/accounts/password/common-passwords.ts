import { readFileSync } from "node:fs";
import { projectFile } from "../../config/project-file.ts";
import { plainLetters } from "./plain-letters.ts";

/**
 * `words`, in lower case, are common passwords; compiled for this project. A guesser tries each with capitals, years, digits and signs
 * around it and with letters replaced, and so does the check below: one word here represents thousands of passwords. `rows` are keys,
 * letters and digits that are next to one another.
 */
const data = readFileSync(projectFile("server/accounts/password/common-passwords.json"), "utf8");
const { words, rows }: { readonly words: readonly string[]; readonly rows: readonly string[] } = JSON.parse(data);
const known = new Set(words);
const longestWord = Math.max(...words.map(({ length }) => length));

/** Whether a password is among the first to be guessed: one or a few common words with decoration, or a row of keys. */
export function isCommonPassword(password: string): boolean {
	const lower = password.toLowerCase();
	// Decoration at both ends is removed first, then signs that stand for a letter are read as that letter.
	const forms = [lower, lower.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, ""), lower.replace(/[^\p{L}]/gu, "")];
	return forms.some((form) => isMadeOfWords(plainLetters(form).replace(/[^a-z]/g, ""))) || isRow(lower);
}

function isMadeOfWords(letters: string): boolean {
	if (letters === "") return false;
	// For each position, the minimum number of words into which the letters before it can be split.
	const fewest: (number | undefined)[] = [0];
	for (let end = 1; end <= letters.length; end += 1) {
		for (let start = Math.max(0, end - longestWord); start < end; start += 1) {
			const before = fewest[start];
			if (before === undefined || !known.has(letters.slice(start, end))) continue;
			fewest[end] = Math.min(fewest[end] ?? Number.POSITIVE_INFINITY, before + 1);
		}
	}
	return (fewest[letters.length] ?? Number.POSITIVE_INFINITY) <= mostWords;
}

/** A sentence of more words is hard to guess. */
const mostWords = 2;

/** Runs of four or more along a keyboard, the alphabet or the digits, with little else. */
function isRow(lower: string): boolean {
	let rest = lower;
	for (const row of rows) {
		for (const line of [row, [...row].reverse().join("")]) {
			for (let length = line.length; length >= 4; length -= 1) {
				for (let start = 0; start + length <= line.length; start += 1) rest = rest.replaceAll(line.slice(start, start + length), "");
			}
		}
	}
	return rest.length < lower.length && rest.length <= 3;
}
