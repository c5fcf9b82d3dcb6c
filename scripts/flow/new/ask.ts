import { readFileSync } from "node:fs";
import { createInterface } from "node:readline/promises";
import { DoorError } from "../printed.ts";
import { type Answers, questions, readAnswers } from "./answers.ts";

type Given = Readonly<Record<string, unknown>>;

/** Asks at the terminal, if there is one, for what flags and an answers file leave open. */
export async function askAnswers(flags: Given): Promise<Answers> {
	const { answers: file, ...said } = flags;
	const given: Record<string, unknown> = { ...(file === undefined ? {} : readFile(String(file))), ...said };
	if (process.stdin.isTTY) {
		const keyboard = createInterface({ input: process.stdin, output: process.stdout });
		for (const { name, text, otherwise } of questions) {
			while (given[name] === undefined) {
				const answer = await keyboard.question(`${text}${otherwise === undefined ? "" : ` [${otherwise}]`}: `);
				given[name] = answer.trim() === "" ? otherwise : answer.trim();
			}
		}
		keyboard.close();
	}
	return readAnswers(given);
}

function readFile(file: string): Given {
	try {
		return JSON.parse(readFileSync(file, "utf8")) as Given;
	} catch (error) {
		throw new DoorError(`${file} can't be read as JSON: ${(error as Error).message}`);
	}
}
