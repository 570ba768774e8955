/** What the seconds of a soaked minute are for. */
export type Phase = 'calm' | 'fault' | 'recovery' | 'quiet'
