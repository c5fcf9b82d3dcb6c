import "../test-support/browser-parts.ts";
import { afterEach, beforeAll, expect, it } from "@jest/globals";
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { connectApi } from "../api/connection.ts";
import { createQueryClient } from "../api/query-client.ts";
import { uuidOf } from "../test-support/example-record.ts";
import { answer, type FakeAnswer, fakeApi, page, problem } from "../test-support/fake-api.ts";
import { useLocationsWith } from "./use-locations-with.ts";

const [near, far] = [{ uuid: uuidOf(1) }, { uuid: uuidOf(2) }];

beforeAll(() => connectApi({ tenant: "voorbeeld" }));
afterEach(cleanup);

it.each([
	["is there", answer(far), [near.uuid, far.uuid]],
	["may not be seen", problem(404), [near.uuid]],
	["could not be loaded", problem(500), [near.uuid]],
])(
	"says nothing of the locations before it is known whether the connected one, in another municipality, %s",
	async (_what, given, found) => {
		let tell: (given: FakeAnswer) => void = () => {};
		const calls = fakeApi({
			"GET charging-point-locations": page([near]),
			[`GET charging-point-locations/${far.uuid}`]: () => new Promise<FakeAnswer>((resolve) => (tell = resolve)),
		});
		const client = createQueryClient(() => {});
		const wrapper = ({ children }: { readonly children: ReactNode }) => (
			<QueryClientProvider client={client}>{children}</QueryClientProvider>
		);
		const { result } = renderHook(() => useLocationsWith(far.uuid, { code: "0202" }), { wrapper });
		await waitFor(() => expect(calls.map(({ path }) => path)).toContain(`charging-point-locations/${far.uuid}`));
		expect(result.current).toBeUndefined();
		tell(given);
		await waitFor(() => expect(result.current?.map(({ uuid }) => uuid)).toEqual(found));
	},
);
