import type { FastifyInstance, FastifyRequest } from "fastify";
import { html } from "../accounts/sign-in-pages/html.ts";
import { page } from "../accounts/sign-in-pages/page.ts";
import { answerWithPages, sendPage } from "../accounts/sign-in-pages/page-answers.ts";
import { messagePage } from "../accounts/sign-in-pages/provider-pages.ts";
import { usuallyDaily } from "../inbox/mail-choices.ts";
import { endDaily, setMailChoice } from "../inbox/mail-store.ts";
import { hidden } from "../openapi/hidden.ts";
import * as mailTexts from "../texts/mail.ts";
import { unsubscribePath } from "./compose.ts";
import { readUnsubscribeToken } from "./unsubscribe-token.ts";

type Call = FastifyRequest<{ Querystring: { teken?: unknown } }>;

/**
 * Ends messages without a sign-in: whoever has the link received it. Opening it only shows a button, because security scanners open every
 * link; a mail program's own button posts at once (RFC 8058).
 */
export async function unsubscribeRoutes(app: FastifyInstance, { secret }: { readonly secret: string }): Promise<void> {
	answerWithPages(app);
	// The body adds nothing to the link, whatever form a mail program sends it in.
	app.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: 8192 }, (_request, _body, done) => done(null, null));

	const known = ({ query }: Call) => {
		const read = readUnsubscribeToken(secret, query.teken);
		const tenant = read && app.tenants.find(read.tenant);
		return read && tenant ? { ...read, usual: usuallyDaily(tenant.definition) } : undefined;
	};

	app.get(unsubscribePath, { schema: hidden }, async (request: Call, reply) => {
		const asked = known(request);
		if (asked === undefined) return sendPage(reply, 400, messagePage(mailTexts.stopFailed, mailTexts.stopFailedMore));
		const action = `${unsubscribePath}?${new URLSearchParams({ teken: String(request.query.teken) })}`;
		return sendPage(
			reply,
			200,
			page(
				mailTexts.stopTitle,
				html`<div class="card"><h1>${mailTexts.stopTitle}</h1><p>${mailTexts.stopKinds[asked.kind] ?? mailTexts.stopTitle}</p>
<form method="post" action="${action}"><button class="wide" type="submit">${mailTexts.stopButton}</button></form></div>`,
			),
		);
	});

	app.post(unsubscribePath, { schema: hidden }, async (request: Call, reply) => {
		const asked = known(request);
		if (asked === undefined) return sendPage(reply, 400, messagePage(mailTexts.stopFailed, mailTexts.stopFailedMore));
		const { tenant, userId, kind, usual } = asked;
		const at = app.now();
		await app.data.write(tenant, ({ db }) =>
			kind === "daily" ? endDaily(db, { tenant, userId, usual, at }) : setMailChoice(db, { tenant, user_id: userId, kind, how: "off", at }),
		);
		return sendPage(reply, 200, messagePage(mailTexts.stopped, mailTexts.stoppedMore));
	});
}
