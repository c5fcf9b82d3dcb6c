import { expect, it } from "@jest/globals";
import { exampleRecord } from "../test-support/example-record.ts";
import { fakeApi, problem as refusal } from "../test-support/fake-api.ts";
import { call } from "./call.ts";
import { connectApi } from "./connection.ts";
import * as operations from "./generated/operations.ts";
import type { CodeOf, CurrentOf, OperationId } from "./operation.ts";
import { problemOf } from "./problem-of.ts";

const record = exampleRecord({ number: 7 });
const body = {
	intent: { step: "1", complete: false, correction: false, target: "1" },
	synchronisation: { synced: 1 },
	data: { status: { uuid: record.uuid }, values: {} },
};

async function refusedSave() {
	connectApi({ tenant: "voorbeeld" });
	fakeApi({ "POST processes/realisation/*": refusal(409, { code: "stale", current: record }) });
	return problemOf<"saveStep">(await call(operations.saveStep, { params: { uuid: record.uuid }, body }).catch((error: unknown) => error));
}

it("a refusal has the codes of its call, and brings the record as it is now", async () => {
	const problem = await refusedSave();
	expect(problem?.code === "stale" && problem.current?.uuid).toBe(record.uuid);
	expect(problemOf<"saveStep">(new TypeError("a bug"))).toBeNull();
});

it("a code that the call cannot answer does not compile", () => {
	// Each is false or true by its type: if a call had such a code, or lost it, this would not compile.
	const noCall: Has<"saveStep", "conflict"> = false;
	const anothers: Has<"saveStep", "judgement-connected"> = false;
	const ofWrites: Has<"getRealisation", "stale"> = false;
	const own: [Has<"saveStep", "stale">, Has<"saveStep", "value-taken">, Has<"judgeRequest", "judgement-connected">] = [true, true, true];
	const everywhere: Has<"saveStep" | "listTags", "unauthenticated" | "http-502"> = true;
	const noRecord: CurrentOf<"getRealisation"> = undefined;
	expect([noCall, anothers, ofWrites, ...own, everywhere, noRecord]).toEqual([false, false, false, true, true, true, true, undefined]);
});

type Has<Id extends OperationId, Code extends string> = [Code] extends [CodeOf<Id>] ? true : false;
