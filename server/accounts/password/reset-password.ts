import { apiRoute, kilobyte } from "../../plugins/capability.ts";
import { answer, object, params, writeRefusals } from "../../plugins/schema-parts.ts";
import { writeDone } from "../../plugins/write-call.ts";
import { Problem } from "../../problems/problem.ts";
import type { PasswordOrder } from "./password-provider.ts";

/** The call carries no old password; instead the person must have signed in this recently. Milliseconds. */
const recently = 5 * 60_000;

const message = { type: "string", enum: ["success"] } as const;

/** Changes the password of who calls. The body is kept nowhere, not even as the hash by which a repeated write is known. */
export const resetPassword = apiRoute<{ Body: { password: string } }>({
	method: "POST",
	url: "/user/password-reset",
	bodyLimit: 16 * kilobyte,
	schema: {
		operationId: "resetPassword",
		summary: "Change one's own password",
		description: "Refused with code sign-in-too-old when the person signed in more than five minutes ago.",
		tags: ["accounts"],
		params: params({}),
		body: object({ password: { type: "string", maxLength: 1000 } }),
		response: {
			200: answer(object({ data: object({ message }), message }), "The password is changed; every session of the person has ended."),
			...writeRefusals,
		},
	},
	async handler(request) {
		const { tenant, access, server, body, person } = request;
		const provider = server.passwordProvider ?? null;
		if (provider === null) throw new Problem("password-elsewhere");
		const signedInAt = person?.signedInAt ?? null;
		if (signedInAt === null || server.now() - signedInAt > recently) throw new Problem("sign-in-too-old");
		const write: PasswordOrder["write"] = (work) =>
			server.data.write(tenant.slug, async (scope) => {
				await work(scope);
				await writeDone(scope, request);
			});
		const accessToken = request.headers.authorization?.replace(/^Bearer /i, "") ?? "";
		const error = await provider.change({ userId: access.userId, signedInAt, password: body.password, accessToken, write });
		if (error !== null) throw new Problem("password-refused", { message: error });
		return { data: { message: "success" }, message: "success" };
	},
});
