import type { FastifyInstance } from "fastify";
import { SMTPServer } from "smtp-server";
import type {} from "../index.ts";

/** A real mail server that treats the next messages as it is told. */
export class MailServer {
	readonly taken: { readonly raw: string; readonly to: string }[] = [];
	next: ("refuse-reader" | "refuse-message" | "later" | "hang" | "close" | "take-and-close")[] = [];
	readonly #server = new SMTPServer({
		authOptional: true,
		disabledCommands: ["STARTTLS"],
		closeTimeout: 50,
		onRcptTo: (_address, _session, done) => {
			if (this.next[0] !== "refuse-reader") return done();
			this.next.shift();
			done(Object.assign(new Error("nobody here <who@organisation.example>"), { responseCode: 550 }));
		},
		onData: (stream, session, done) => {
			const chunks: Buffer[] = [];
			const act = this.next.shift();
			if (act === "close") return void this.#drop();
			stream.on("data", (chunk: Buffer) => chunks.push(chunk));
			stream.on("end", () => {
				if (act === "hang") return;
				if (act === "later") return done(Object.assign(new Error("busy"), { responseCode: 451 }));
				if (act === "refuse-message") return done(Object.assign(new Error("no"), { responseCode: 554 }));
				const [reader] = session.envelope.rcptTo;
				this.taken.push({ raw: Buffer.concat(chunks).toString("utf8"), to: reader?.address ?? "" });
				if (act === "take-and-close") return void this.#drop();
				done();
			});
		},
	});
	get url(): string {
		const address = this.#server.server.address();
		return `smtp://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
	}
	#drop(): void {
		for (const connection of this.#server.connections) (connection as unknown as { _socket: { destroy(): void } })._socket.destroy();
	}
	open(): Promise<void> {
		this.#server.on("error", () => undefined);
		return new Promise((done) => void this.#server.listen(0, "127.0.0.1", done));
	}
	close(): Promise<void> {
		this.#drop();
		return new Promise((done) => void this.#server.close(() => done()));
	}
}

/** Public address of the product. */
export const publicUrl = "http://localhost:3999";

/** Settings of a product that hands its messages to this server. */
export const mailSettings = ({ url }: MailServer) => ({
	SMTP_URL: url,
	MAIL_FROM: "laadstroom@organisation.example",
	PUBLIC_URL: publicUrl,
});

/** Messages leave in the rounds that a test begins, and no others: a test moves the clock by months, so every round would be due. */
export const inRoundsAlone = {
	mail: { everyMs: 3_600_000, patience: { connectionTimeout: 1_000, greetingTimeout: 1_000, socketTimeout: 1_000 } },
};

/** Runs one round of the sending job, at the current time; the next one is far away. */
export async function mailRound({ mailJob, servers }: FastifyInstance): Promise<void> {
	if (mailJob === null) throw new Error("no mail");
	await servers.begin(mailJob);
}

/** Decodes a message, in which long lines and non-ASCII letters are encoded. */
export const plain = (raw: string) =>
	raw
		.replace(/=\r\n/g, "")
		.replace(/((?:=[0-9A-F]{2})+)/g, (encoded) => Buffer.from(encoded.replaceAll("=", ""), "hex").toString("utf8"))
		.replace(/\r\n[ \t]/g, " ");
export const headerOf = (raw: string, name: string) =>
	new RegExp(`^${name}: (.*)$`, "im").exec(raw.replace(/\r\n[ \t]+/g, " "))?.[1]?.trim();
