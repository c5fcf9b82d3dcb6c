import * as accountTexts from "../../texts/accounts.ts";
import { html } from "./html.ts";
import { page } from "./page.ts";

interface ChoosePasswordPage {
	readonly action: string;
	readonly code: string;
	readonly email: string;
	/** Why the last attempt was refused; null at the first. */
	readonly error: string | null;
}

/** The form on which the holder of a one-time code chooses the password of an account. */
export function choosePasswordPage({ action, code, email, error }: ChoosePasswordPage): string {
	const nothing = html``;
	const invalid = error === null ? nothing : html` aria-invalid="true" aria-describedby="password-error"`;
	return page(
		error === null ? title : accountTexts.errorTitle(title),
		html`<div class="card">
${error === null ? nothing : html`<div class="errors" role="alert" tabindex="-1" autofocus><h2>${accountTexts.passwordNotStored}</h2><p><a href="#password">${error}</a></p></div>`}
<h1>${title}</h1>
<p class="muted">${accountTexts.forAccount} <strong class="whole">${email}</strong>${accountTexts.thenSignIn}</p>
<form method="post" action="${action}" novalidate>
<input type="hidden" name="code" value="${code}">
<input type="hidden" name="username" autocomplete="username" value="${email}">
<label for="password">${accountTexts.newPassword}</label>
<p class="muted" id="hint">${accountTexts.passwordHint}</p>
<input id="password" name="password" type="password" autocomplete="new-password" maxlength="128" required${error === null ? html` aria-describedby="hint" autofocus` : invalid}>
${error === null ? nothing : html`<p class="error" id="password-error">${error}</p>`}
<label for="again">${accountTexts.newPasswordAgain}</label>
<input id="again" name="again" type="password" autocomplete="new-password" maxlength="128" required>
<button class="wide" type="submit">${accountTexts.save}</button>
</form>
</div>`,
	);
}

const title = accountTexts.choosePassword;
