import texts from "../conversations.json" with { type: "json" };
import { addTexts } from "../text.ts";

addTexts(texts);
