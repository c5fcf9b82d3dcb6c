import { afterEach, expect, it, jest } from "@jest/globals";
import { MantineProvider } from "@mantine/core";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { theme } from "../../ui/theme/theme.ts";
import { NewDesign } from "./NewDesign.tsx";
import "../../texts/areas/workbench.ts";

afterEach(cleanup);

it("begins one design for a double click, and says why there is none", async () => {
	const answers: ((answer: { readonly refused: string }) => void)[] = [];
	const begin = jest.fn(() => new Promise<{ readonly refused: string }>((answer) => void answers.push(answer)));
	render(
		<MantineProvider theme={theme} forceColorScheme="light" env="test">
			<MemoryRouter>
				<NewDesign begin={begin} taken={["Laadpleinen"]} />
			</MemoryRouter>
		</MantineProvider>,
	);
	const button = screen.getByRole("button", { name: "Begin een ontwerp" });
	fireEvent.click(button);
	expect(begin).not.toHaveBeenCalled();
	fireEvent.change(screen.getByRole("textbox"), { target: { value: " laadpleinen" } });
	fireEvent.click(button);
	expect([screen.getByText("Er is al een ontwerp “Laadpleinen”.") !== null, begin.mock.calls]).toEqual([true, []]);
	fireEvent.change(screen.getByRole("textbox"), { target: { value: "Nieuw verkeersbesluit" } });
	fireEvent.click(button);
	fireEvent.click(button);
	fireEvent.submit(button.closest("form") as HTMLFormElement);
	expect(begin.mock.calls).toEqual([["Nieuw verkeersbesluit", null]]);
	answers[0]?.({ refused: "Er zijn te veel ontwerpen." });
	await waitFor(() => expect(screen.getByText("Er zijn te veel ontwerpen.")).toBeTruthy());
});
