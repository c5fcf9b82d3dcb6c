import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createActor } from "xstate";
import { ApiProblem } from "../../api/api-problem.ts";
import { PasswordBox } from "./PasswordBox.tsx";
import { explainRefusal } from "./password-errors.ts";
import { type Obstacle, passwordMachine } from "./password-machine.ts";

let sent: string[];
let answer: { resolve: () => void; reject: (error: Error) => void };
let signedOut: number;
let changed: number;
let anew: number;
let obstacle: Obstacle | null;

beforeEach(() => {
	jest.useFakeTimers();
	sent = [];
	signedOut = 0;
	changed = 0;
	anew = 0;
	obstacle = null;
});
afterEach(() => {
	cleanup();
	jest.useRealTimers();
});

async function box() {
	const actor = createActor(passwordMachine, {
		input: {
			environment: {
				findObstacle: async () => obstacle,
				change: (password) => {
					sent.push(password);
					return new Promise((resolve, reject) => {
						answer = { resolve, reject };
					});
				},
				explain: explainRefusal,
				signInAnew: async () => {
					anew += 1;
					await new Promise(() => {});
				},
				onChanged: () => {
					changed += 1;
				},
				signOut: () => {
					signedOut += 1;
				},
			},
		},
	}).start();
	const view = render(<PasswordBox actor={actor} email="ans@example.nl" />);
	return { actor, user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }), close: view.unmount };
}
const toggle = () => screen.getByRole("button", { name: "Wachtwoord wijzigen" });
const field = () => screen.getByLabelText("Nieuw wachtwoord");
const change = () => screen.getByRole("button", { name: "Wijzig het wachtwoord" });
const settle = () => act(async () => {});

async function opened() {
	const it = await box();
	await it.user.click(toggle());
	await settle();
	return it;
}
async function tried(password: string) {
	const it = await opened();
	await it.user.type(field(), password);
	await it.user.click(change());
	return it;
}
const refusal = (message: string, code = "password-refused", status = 400) =>
	new ApiProblem({ status, code, message, errors: [], method: "POST" });

describe("the password box", () => {
	it("PLA-070 goes from collapsed to open to busy to success", async () => {
		const { actor, user } = await box();
		expect(toggle().getAttribute("aria-expanded")).toBe("false");
		expect(screen.queryByLabelText("Nieuw wachtwoord")).toBeNull();
		expect(actor.getSnapshot().matches("collapsed")).toBe(true);
		await user.click(toggle());
		await settle();
		expect(toggle().getAttribute("aria-expanded")).toBe("true");
		expect(actor.getSnapshot().matches("open")).toBe(true);
		await user.type(field(), "Krokus-en-tulp-7");
		await user.click(change());
		expect(actor.getSnapshot().matches("busy")).toBe(true);
		expect((screen.getByRole("button", { name: "Bezig met wijzigen" }) as HTMLButtonElement).disabled).toBe(true);
		await act(async () => answer.resolve());
		expect(actor.getSnapshot().matches("success")).toBe(true);
		expect(sent).toEqual(["Krokus-en-tulp-7"]);
	});

	it("sends a password once for a double click", async () => {
		const { user } = await opened();
		await user.type(field(), "Krokus-en-tulp-7");
		await user.dblClick(change());
		expect((screen.getByRole("button", { name: "Bezig met wijzigen" }) as HTMLButtonElement).disabled).toBe(true);
		await act(async () => answer.resolve());
		expect(sent).toEqual(["Krokus-en-tulp-7"]);
	});

	it("says nothing of the one before while another is being looked at, and brings whoever typed nothing back to the field", async () => {
		const { user } = await tried("abc");
		await act(async () => answer.reject(refusal("Blacklisted")));
		expect(screen.getByRole("alert").textContent).toBe("Dit wachtwoord is niet toegestaan");
		await user.clear(field());
		await user.click(change());
		expect(screen.getByRole("alert").textContent).toBe("Vul een wachtwoord in");
		expect(document.activeElement).toBe(field());
		await user.type(field(), "Krokus-en-tulp-7{Enter}");
		expect(screen.getByRole("button", { name: "Bezig met wijzigen" })).toBeTruthy();
		expect(screen.queryByRole("alert")).toBeNull();
	});

	it("collapses again, and forgets input and messages", async () => {
		const { user } = await tried("abc");
		await act(async () => answer.reject(refusal("Blacklisted")));
		await user.click(toggle());
		expect(screen.queryByLabelText("Nieuw wachtwoord")).toBeNull();
		await user.click(toggle());
		await settle();
		expect((field() as HTMLInputElement).value).toBe("");
		expect(screen.queryByRole("alert")).toBeNull();
	});

	it("PLA-072 shows 'Minimaal 8 tekens: letters, hoofdletters, cijfers en optioneel speciale karakters'", async () => {
		await opened();
		expect(screen.getByText("Minimaal 8 tekens: letters, hoofdletters, cijfers en optioneel speciale karakters")).toBeTruthy();
	});

	it("PLA-073 answers an empty password with 'Vul een wachtwoord in', without a call", async () => {
		const { user } = await opened();
		await user.click(change());
		expect(screen.getByRole("alert").textContent).toBe("Vul een wachtwoord in");
		expect(sent).toEqual([]);
	});

	it.each([
		["PLA-133", "PasswordStrengthError: Password is too weak", "Dit wachtwoord is niet veilig genoeg"],
		["PLA-134", "PasswordHistoryError: Password has previously been used", "Dit wachtwoord is eerder gebruikt, kies een nieuw wachtwoord"],
		["PLA-135", "Blacklisted", "Dit wachtwoord is niet toegestaan"],
		["PLA-136", "Password is required", "Vul een wachtwoord in"],
		["PLA-137", "PasswordDatabaseError: out of order", "Er ging iets mis. Neem a.u.b. contact op."],
		["PLA-137", "", "Er ging iets mis. Neem a.u.b. contact op."],
		["PLA-137", "constructor", "Er ging iets mis. Neem a.u.b. contact op."],
	])("%s the error '%s' gives '%s'", async (_row, error, sentence) => {
		await tried("iets");
		await act(async () => answer.reject(refusal(error)));
		expect(screen.getByRole("alert").textContent).toBe(sentence);
		expect((field() as HTMLInputElement).disabled).toBe(false);
		expect(signedOut).toBe(0);
	});

	it("PLA-137 says the same when the server cannot be reached", async () => {
		await tried("iets");
		await act(async () => answer.reject(new TypeError("Failed to fetch")));
		expect(screen.getByRole("alert").textContent).toBe("Er ging iets mis. Neem a.u.b. contact op.");
	});

	it("PLA-138 says 'Geslaagd. U wordt doorverwezen in 3 seconden.' when the password is changed", async () => {
		await tried("Krokus-en-tulp-7");
		await act(async () => answer.resolve());
		expect(screen.getByRole("status").textContent).toBe("Geslaagd. U wordt doorverwezen in 3 seconden.");
		expect(changed).toBe(1);
	});

	it("signs out 3 s after a success, and not before", async () => {
		await tried("Krokus-en-tulp-7");
		await act(async () => answer.resolve());
		await act(() => jest.advanceTimersByTimeAsync(2999));
		expect(signedOut).toBe(0);
		await act(() => jest.advanceTimersByTimeAsync(1));
		expect(signedOut).toBe(1);
	});

	it("signs out after a success even if the card around it is closed in the meantime", async () => {
		const { close } = await tried("Krokus-en-tulp-7");
		close();
		await act(async () => answer.resolve());
		await act(() => jest.advanceTimersByTimeAsync(3000));
		expect(signedOut).toBe(1);
	});

	it("asks for a new sign-in before anything is typed if the last one is too long ago", async () => {
		obstacle = "too-old";
		const { user } = await opened();
		expect(screen.queryByLabelText("Nieuw wachtwoord")).toBeNull();
		expect(screen.getByRole("status").textContent).toContain("langer dan 5 minuten geleden");
		await user.click(screen.getByRole("button", { name: "Opnieuw aanmelden" }));
		expect(anew).toBe(1);
	});

	it("asks for a new sign-in if only the server finds the last one too old", async () => {
		await tried("Krokus-en-tulp-7");
		await act(async () => answer.reject(refusal("Meld u opnieuw aan.", "sign-in-too-old", 403)));
		expect(screen.getByRole("button", { name: "Opnieuw aanmelden" })).toBeTruthy();
	});

	it("says where the password can be changed if not here", async () => {
		obstacle = "elsewhere";
		await opened();
		expect(screen.queryByLabelText("Nieuw wachtwoord")).toBeNull();
		expect(screen.getByRole("status").textContent).toBe("Uw wachtwoord wijzigt u bij de organisatie waar u zich aanmeldt.");
	});

	it("hides the input until asked to show it, and allows password managers and pasting", async () => {
		const { user } = await opened();
		expect(field().getAttribute("type")).toBe("password");
		expect(field().getAttribute("autocomplete")).toBe("new-password");
		await user.click(field());
		await user.paste("Geplakt wachtwoord 7");
		expect((field() as HTMLInputElement).value).toBe("Geplakt wachtwoord 7");
		await user.click(screen.getByRole("checkbox", { name: "Toon het wachtwoord" }));
		expect(field().getAttribute("type")).toBe("text");
	});
});
