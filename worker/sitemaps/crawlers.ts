/** Why a program of an AI service reads pages. */
type Purpose = 'training' | 'answering' | 'acting';

/**
 * The names by which programs of AI services look for themselves in robots.txt, as their operators document them, by what
 * they read pages for: to train models, to answer questions with links, or because a person has just asked for the page.
 * Some of the last kind do not read robots.txt.
 */
export const CRAWLERS: Readonly<Record<Purpose, readonly string[]>> = {
  training: [
    'AI2Bot',
    'Amazonbot',
    'Applebot-Extended',
    'Bytespider',
    'CCBot',
    'ClaudeBot',
    'cohere-training-data-crawler',
    'Diffbot',
    'FacebookBot',
    'Google-Extended',
    'GPTBot',
    'meta-externalagent',
    'PanguBot',
    'Timpibot',
    'Webzio-Extended',
  ],
  answering: [
    'Amzn-SearchBot',
    'Claude-SearchBot',
    'DuckAssistBot',
    'meta-webindexer',
    'OAI-SearchBot',
    'PerplexityBot',
    'YouBot',
  ],
  acting: [
    'Amzn-User',
    'ChatGPT-User',
    'Claude-User',
    'Gemini-Deep-Research',
    'Google-Agent',
    'Manus-User',
    'meta-externalfetcher',
    'MistralAI-User',
    'NovaAct',
    'Perplexity-User',
  ],
};
