import { readFileSync } from "node:fs";
import { expect, it } from "@jest/globals";
import { answersByHand, callsPastClient, exceptions } from "./own-answers.ts";
import { sourceFiles } from "./source-files.ts";

const files = sourceFiles();
const generated = readFileSync("web/api/generated/api.d.ts", "utf8");
const planted = (text: string, path = "web/comments/x.ts") => [{ path, text }];

it("the web calls the API through its client alone", () => {
	expect(callsPastClient(files)).toEqual([]);
	for (const fault of [
		'const answer = await fetch("/x");',
		"const call = new XMLHttpRequest();",
		"const body: Comment = await answer.json();",
		'const address = "/api/person";',
		'import { request } from "../api/request.ts";',
	]) {
		expect([fault, callsPastClient(planted(fault)).length]).toEqual([fault, 1]);
	}
	for (const sound of [
		"void query.refetch();",
		'import type { Answer } from "../api/request.ts";',
		'import { call } from "../api/call.ts";',
	])
		expect([sound, callsPastClient(planted(sound)).length]).toEqual([sound, 0]);
	expect(callsPastClient(planted("await fetch(link)", "web/api/x.ts"))).toEqual([]);
	expect(exceptions.filter((path) => !files.some((file) => file.path === path && file.text.includes("fetch(")))).toEqual([]);
});

it("the web takes the shapes of answers and bodies from the description", () => {
	expect(answersByHand(files, generated)).toEqual([]);
	const comment =
		"interface Comment {\n\treadonly uuid: string;\n\treadonly order: number;\n\treadonly message: string;\n\treadonly status: string;\n\treadonly user: object;\n\treadonly created_at: number;\n\treadonly edited_at: number;\n\treadonly deleted_at: number;\n\treadonly iteration: string;\n}";
	expect(answersByHand(planted(comment), generated)).toEqual(["web/comments/x.ts: Comment"]);
	expect(answersByHand(planted(comment.replace("interface Comment {", "type Comment = {")), generated)).toHaveLength(1);
	expect(answersByHand(planted(comment.replace("readonly order", "readonly shown")), generated)).toEqual([]);
});
