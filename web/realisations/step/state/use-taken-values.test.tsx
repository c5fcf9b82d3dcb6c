import { afterEach, beforeEach, expect, it, jest } from "@jest/globals";
import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import type { CompiledFlow } from "../../../../engine/index.ts";
import { connectApi } from "../../../api/connection.ts";
import { createQueryClient } from "../../../api/query-client.ts";
import { exampleRecord } from "../../../test-support/example-record.ts";
import { answer, fakeApi } from "../../../test-support/fake-api.ts";
import { useTakenValues } from "./use-taken-values.ts";

beforeEach(() => {
	jest.useFakeTimers();
});
afterEach(() => {
	jest.useRealTimers();
	cleanup();
});

const field = "Object.Address.BuildingCode";
const message = "Dit gebouw is al in gebruik.";
const flow = { unique: new Map([[field, { field, message }]]) } as unknown as CompiledFlow;
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

it("REA-360 a building code is checked once, 300 ms after the last keystroke", async () => {
	const calls = fakeApi({ "GET processes/realisation/*": answer({ taken: true }) });
	connectApi({ tenant: "example" });
	const client = createQueryClient(() => {});
	const wrapper = ({ children }: { readonly children: ReactNode }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>;
	const situation = (code: string) => ({
		flow,
		record: exampleRecord({ number: 1 }),
		values: { Object: { Address: { BuildingCode: code } } },
		paths: [field],
		locked: false,
	});
	const { result, rerender } = renderHook((code: string) => useTakenValues(situation(code)), { wrapper, initialProps: "" });
	for (const code of ["G", "GE", "GEB-1"]) {
		rerender(code);
		await pass(299);
		expect(calls).toEqual([]);
	}
	await pass(1);
	expect(calls.map(({ path }) => new URLSearchParams(path.split("?")[1]).get("value"))).toEqual(["GEB-1"]);
	await pass(0);
	expect(result.current).toEqual([{ path: field, message }]);
	await pass(5000);
	expect(calls).toHaveLength(1);
	rerender("GEB-2");
	expect(result.current).toEqual([]);
});
