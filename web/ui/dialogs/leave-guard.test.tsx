import { afterEach, describe, expect, it } from "@jest/globals";
import { act, cleanup, render, screen } from "@testing-library/react";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { memoryPages } from "../../test-support/memory-pages.tsx";
import { useLeaveGuard } from "./use-leave-guard.ts";

afterEach(cleanup);

function Form() {
	const [dirty, setDirty] = useState(true);
	const { asking, leave, stay } = useLeaveGuard(() => dirty);
	const navigate = useNavigate();
	return (
		<>
			<h1>formulier</h1>
			<Link to="/elders">elders</Link>
			<Link to="/formulier?deel=2">deel 2</Link>
			<button type="button" onClick={() => navigate("/elders", { replace: true })}>
				vervang
			</button>
			<button type="button" onClick={() => setDirty(false)}>
				opgeslagen
			</button>
			{asking ? (
				<dialog open>
					<button type="button" onClick={leave}>
						ga weg
					</button>
					<button type="button" onClick={stay}>
						blijf
					</button>
				</dialog>
			) : null}
		</>
	);
}

async function open() {
	const { pages, history, address } = memoryPages(
		[
			{ path: "/formulier", element: <Form /> },
			{ path: "*", element: <h1>elders</h1> },
		],
		"/eerst",
	);
	render(pages);
	await act(async () => history.push("/formulier"));
	const press = (name: string) => act(async () => screen.getByText(name).click());
	return { history, address, press, heading: () => screen.getByRole("heading").textContent };
}

describe("a form with unsaved changes", () => {
	it.each([
		["a link", (press: (name: string) => Promise<void>) => press("elders")],
		["a call", (press: (name: string) => Promise<void>) => press("vervang")],
	])("holds %s back until the person agrees", async (_name, go) => {
		const { address, press, heading } = await open();
		await go(press);
		expect([address(), heading()]).toEqual(["/formulier", "formulier"]);
		await press("blijf");
		expect(screen.queryByText("ga weg")).toBeNull();
		await go(press);
		await press("ga weg");
		expect([address(), heading()]).toEqual(["/elders", "elders"]);
	});

	it("undoes the browser's button until the person agrees, each time", async () => {
		const { history, address, press, heading } = await open();
		for (const answer of ["blijf", "ga weg"]) {
			await act(async () => history.go(-1));
			expect([address(), heading()]).toEqual(["/formulier", "formulier"]);
			await press(answer);
		}
		expect([address(), heading()]).toEqual(["/eerst", "elders"]);
		await act(async () => history.go(1));
		await act(async () => history.go(-1));
		expect([address(), heading()]).toEqual(["/formulier", "formulier"]);
		expect(screen.queryByText("ga weg")).not.toBeNull();
	});

	it("asks nothing within the page, nor once it is saved", async () => {
		const { address, press, heading } = await open();
		await press("deel 2");
		expect(address()).toBe("/formulier?deel=2");
		await press("opgeslagen");
		await press("elders");
		expect([address(), heading()]).toEqual(["/elders", "elders"]);
	});
});
