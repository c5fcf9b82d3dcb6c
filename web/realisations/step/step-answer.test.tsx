import "../../test-support/browser-parts.ts";
import { afterEach, describe, expect, it, jest } from "@jest/globals";
import { MantineProvider } from "@mantine/core";
import { cleanup, render, screen } from "@testing-library/react";
import StepAnswer from "./StepAnswer.tsx";

const { scrollIntoView } = Element.prototype;
afterEach(() => {
	cleanup();
	Element.prototype.scrollIntoView = scrollIntoView;
});

const failure = (words: string) => ({ words, offline: false });
const answer = (feedback: ReturnType<typeof failure> | null, locked: string | null = null) => (
	<MantineProvider env="test">
		<input aria-label="Veld" />
		<StepAnswer locked={locked} feedback={feedback} dirty act="save" onAgain={() => {}} />
	</MantineProvider>
);

describe("what came of unsaved input", () => {
	it("comes into view with each answer, and takes the focus only if that was lost", () => {
		const scrolled: string[] = [];
		Element.prototype.scrollIntoView = jest.fn(function (this: Element) {
			scrolled.push(this.textContent ?? "");
		});
		const { rerender } = render(answer(null, "Het proces staat on hold."));
		expect(scrolled).toEqual([expect.stringContaining("Het proces staat on hold.")]);
		expect(document.activeElement?.textContent).toContain("Het proces staat on hold.");
		screen.getByLabelText("Veld").focus();
		const first = failure("Er is geen verbinding.");
		rerender(answer(first));
		rerender(answer(first));
		rerender(answer(failure("Er is geen verbinding.")));
		expect(scrolled.slice(1)).toEqual([expect.stringContaining("verbinding"), expect.stringContaining("verbinding")]);
		expect(document.activeElement).toBe(screen.getByLabelText("Veld"));
	});
});
