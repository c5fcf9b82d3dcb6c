import { apiRoute, kilobyte } from "../../calls/capability.ts";
import { answer, object, params } from "../../calls/schema-parts.ts";
import { writeDone } from "../../calls/write-call.ts";
import { Problem } from "../../problems/problem.ts";
import type { PasswordOrder } from "./password-provider.ts";

/** The call carries no old password; instead the person must have signed in this recently. Milliseconds. */
const recently = 5 * 60_000;

const message = { type: "string", enum: ["success"] } as const;

/** Changes the caller's password. The body is stored nowhere, not even as the hash by which a repeated write is recognised. */
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
		},
	},
	refusals: ["password-elsewhere", "password-refused", "sign-in-too-old", "stale"],
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
		const by = { address: request.ip, requestId: request.id };
		const accessToken = request.headers.authorization?.replace(/^Bearer /i, "") ?? "";
		const error = await provider.change({ userId: access.userId, signedInAt, password: body.password, accessToken, by, write });
		if (error !== null) throw new Problem("password-refused", { message: error });
		return { data: { message: "success" }, message: "success" };
	},
});
