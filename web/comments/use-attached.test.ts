import { afterEach, describe, expect, it } from "@jest/globals";
import { act, renderHook } from "@testing-library/react";
import type { FileRecord } from "../../engine/index.ts";
import { dropAttached, keptAttached, useAttached } from "./use-attached.ts";

const place = { userId: "u-1", uuid: "20000000-0000-4000-8000-000000000001", part: "answer 1" };
const [plan, photo] = ["30000000-0000-4000-8000-000000000001", "30000000-0000-4000-8000-000000000002"];
const there = [{ uuid: photo } as FileRecord];

describe("files that a message points at", () => {
	afterEach(() => sessionStorage.clear());

	it("are those that were chosen until it is known which there are, and then those of them that there are", () => {
		const first = renderHook(() => useAttached(place, undefined));
		expect(first.result.current.chosen).toEqual([]);
		act(() => first.result.current.choose([plan, photo]));
		first.unmount();
		expect(keptAttached(place)).toEqual([plan, photo]);
		const initialProps: { readonly offered: readonly FileRecord[] | undefined } = { offered: undefined };
		const again = renderHook(({ offered }) => useAttached(place, offered), { initialProps });
		expect(again.result.current.chosen).toEqual([plan, photo]);
		again.rerender({ offered: there });
		expect(again.result.current.chosen).toEqual([photo]);
	});

	it("are none once the message was sent", () => {
		const { result } = renderHook(() => useAttached(place, there));
		act(() => result.current.choose([photo]));
		dropAttached(place);
		expect(keptAttached(place)).toEqual([]);
	});
});
