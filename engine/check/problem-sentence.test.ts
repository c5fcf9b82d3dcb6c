import { expect, it } from "@jest/globals";
import { sentences } from "../texts/findings.ts";
import { problemKinds } from "./problem-kinds.ts";
import { problemSentence } from "./problem-sentence.ts";

it("every kind of problem has its sentence in Dutch, and no other", () => {
	expect(Object.keys(sentences)).toEqual(problemKinds.map(({ code }) => code));
	for (const { code } of problemKinds) expect(problemSentence({ code })).toMatch(/^[A-Z].{10,}\.$/);
});

it("says the name that was probably meant", () => {
	expect(problemSentence({ code: "unknown-field", didYouMean: "Spots" })).toBe('Dit veld bestaat niet. Bedoelde u "Spots"?');
});
