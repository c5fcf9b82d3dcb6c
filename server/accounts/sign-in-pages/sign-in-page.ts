import * as accountTexts from "../../texts/accounts.ts";
import { html, type Markup } from "./html.ts";
import { page } from "./page.ts";

interface SignInPage {
	/** Address to which the forms are posted. */
	readonly action: string;
	/** The address typed before; the password is never sent back. */
	readonly email: string;
	readonly errors: readonly SignInError[];
	/** Empty when demo accounts are off. */
	readonly demoAccounts: readonly DemoAccount[];
	readonly demoPassword: string;
}

export interface SignInError {
	readonly field: "email" | "password" | null;
	readonly message: string;
}

export interface DemoAccount {
	readonly email: string;
	readonly name: string;
	/** Dutch: what the account is for, for instance the name of its tenant. */
	readonly description: string;
}

/** The sign-in form. With errors it begins with a summary that links to the fields. */
export function signInPage(form: SignInPage): string {
	const error = (field: SignInError["field"]) => form.errors.find((one) => one.field === field);
	const emailError = error("email");
	const passwordError = error("password");
	return page(
		form.errors.length > 0 ? accountTexts.errorTitle(title) : title,
		html`<div class="card">
${form.errors.length > 0 ? summary(form.errors) : nothing}
<h1>${title}</h1>
<p class="muted">${accountTexts.signInToContinue}</p>
<form method="post" action="${form.action}" novalidate>
<label for="email">${accountTexts.email}</label>
<input id="email" name="email" type="email" autocomplete="username" autocapitalize="none" spellcheck="false" maxlength="254" required value="${form.email}"${described("email", emailError)}${form.errors.length === 0 ? html` autofocus` : nothing}>
${fieldError("email", emailError)}
<label for="password">${accountTexts.password}</label>
<input id="password" name="password" type="password" autocomplete="current-password" maxlength="128" required${described("password", passwordError)}>
${fieldError("password", passwordError)}
<button class="wide" type="submit">${accountTexts.signIn}</button>
</form>
<p class="muted below">${accountTexts.passwordForgotten}</p>
</div>
${form.demoAccounts.length > 0 ? demo(form) : nothing}`,
	);
}

const title = accountTexts.signIn;
const nothing = html``;

function summary(errors: readonly SignInError[]): Markup {
	const lines = errors.map((one) =>
		one.field === null ? html`<p>${one.message}</p>` : html`<p><a href="#${one.field}">${one.message}</a></p>`,
	);
	return html`<div class="errors" role="alert" tabindex="-1" autofocus aria-labelledby="fouten"><h2 id="fouten">${accountTexts.signInFailed}</h2>${lines}</div>`;
}

function described(field: string, error: SignInError | undefined): Markup {
	return error === undefined ? nothing : html` aria-invalid="true" aria-describedby="${field}-error"`;
}

function fieldError(field: string, error: SignInError | undefined): Markup {
	return error === undefined ? nothing : html`<p class="error" id="${field}-error">${error.message}</p>`;
}

/** Grouped by tenant, so that people find theirs among many. */
function demo(form: SignInPage): Markup {
	const groups = byDescription(form.demoAccounts);
	const lists = [...groups].map(
		([description, accounts]) => html`<h3>${description}</h3>
<ul class="demo">${accounts.map((account) => demoAccount(form, account))}</ul>`,
	);
	return html`<section class="demos" aria-labelledby="demo">
<h2 id="demo">${accountTexts.demoAccounts}</h2>
<p class="muted">${accountTexts.demoPassword} <strong class="whole">${form.demoPassword}</strong>.</p>
${lists}
</section>`;
}

function demoAccount({ action, demoPassword }: SignInPage, { email, name }: DemoAccount): Markup {
	return html`<li><form method="post" action="${action}">
<input type="hidden" name="email" value="${email}"><input type="hidden" name="password" value="${demoPassword}">
<button class="plain" type="submit"><strong>${name}</strong><span>(${email})</span></button>
</form></li>`;
}

/** One list for each tenant, in order of first appearance. */
function byDescription(accounts: readonly DemoAccount[]): ReadonlyMap<string, readonly DemoAccount[]> {
	const groups = new Map<string, DemoAccount[]>();
	for (const account of accounts) groups.set(account.description, [...(groups.get(account.description) ?? []), account]);
	return groups;
}
