export interface MailConfig {
	/** smtp:// or smtps://, with the user and password if the mail server requires them. */
	readonly smtpUrl: string;
	/** The sender address of messages. */
	readonly from: string;
}

/** Without a public address, the links in a message would lead nowhere, including the one to unsubscribe. */
export function mailConfig(
	text: (name: string) => string | null,
	problems: string[],
	address: string | null,
	from: string | null,
): MailConfig | null {
	const [hasAddress, hasFrom] = [text("SMTP_URL") !== null, text("MAIL_FROM") !== null];
	if (!hasAddress && !hasFrom) return null;
	if (!hasAddress) problems.push("SMTP_URL is missing: with MAIL_FROM set, the mail server must be named too.");
	if (!hasFrom) problems.push("MAIL_FROM is missing: with SMTP_URL set, the address that messages come from must be named too.");
	if (text("PUBLIC_URL") === null) problems.push("PUBLIC_URL is missing: with SMTP_URL set, the links in messages need it.");
	return address === null || from === null ? null : { smtpUrl: address, from };
}
