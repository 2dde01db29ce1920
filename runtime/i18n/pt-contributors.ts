import type { Catalogue } from './catalogue.ts';

export const contributors: Catalogue['contributors'] = {
  invitedSubject: 'Convite para trabalhar em {site}',
  invitedIntro: 'O proprietário de {site} convida você a trabalhar no site com seu endereço, {email}.',
  button: 'Escolher uma senha',
  invitedExpiry: 'O link vale por 7 dias e só pode ser usado uma vez.',
  passwordSubject: 'Uma nova senha para trabalhar em {site}',
  passwordIntro: 'Você pode escolher uma nova senha para trabalhar em {site}.',
  passwordExpiry: 'O link vale por 30 minutos e só pode ser usado uma vez.',
  changedSubject: 'Sua senha para trabalhar em {site} foi alterada',
  changedIntro:
    'A senha com que {email} trabalha em {site} foi alterada e todos os outros dispositivos foram desconectados.',
  changedPasskeys: 'Estas chaves de acesso ainda permitem entrar: {names}. Você pode removê-las na página de acesso.',
  changedFooter: 'Se não foi você, escolha uma nova senha agora mesmo: peça um link na página de acesso.',
  ignore: 'Se você não esperava este e-mail, não precisa fazer nada.',
  pageTitle: 'Escolher uma senha',
  pageText:
    'Você precisa dela para entrar quando trabalha em {site}. Todos os dispositivos conectados são desconectados.',
  joinedTitle: 'Você entrou',
  joinedText: 'Agora você pode trabalhar em {site}.',
};

export const contributorPage: Catalogue['contributorPage'] = {
  signInTitle: 'Entrar para trabalhar em {site}',
  signInWithPasskey: 'Entrar com uma chave de acesso',
  openConsole: 'Abrir a administração',
  confirmWithPasskey: 'Confirmar com uma chave de acesso',
  passkeyFailed: 'Não foi possível usar a chave de acesso neste dispositivo. Escolha outra forma.',
  passkeyKnown: 'Este dispositivo já tem uma chave de acesso sua.',
  title: 'Seu trabalho em {site}',
  role: 'Sua função: {role}',
  sessions: 'Onde você está conectado',
  sessionSince: 'desde {date}',
  sessionSeen: 'usada pela última vez em {date}',
  thisDevice: 'este dispositivo',
  unknownDevice: 'Dispositivo desconhecido',
  endSession: 'Encerrar a sessão: {device}',
  endOtherSessions: 'Sair de todos os outros dispositivos',
  passkeys: 'Chaves de acesso',
  noPasskeys: 'Com uma chave de acesso, você entra sem senha: com o dedo, o rosto ou o PIN do seu dispositivo.',
  passkeyAdded: 'adicionada em {date}',
  passkeyUsed: 'usada pela última vez em {date}',
  addPasskey: 'Adicionar uma chave de acesso',
  removePasskey: 'Remover {name}',
  passkeyName: '{email} (trabalho em {site})',
};

export const contributorRoles: Catalogue['contributorRoles'] = {
  admin: 'Administrador',
  billing: 'Faturamento',
  reporting: 'Relatórios',
  editor: 'Editor',
  moderator: 'Moderador',
  commenter: 'Editor de comentários',
  storeManager: 'Gerente da loja',
  scheduling: 'Agendamento',
  viewer: 'Leitor',
  campaignsEditor: 'Editor de campanhas de e-mail',
  schedulingViewer: 'Leitor de agendamentos',
  schedulingEditor: 'Editor de agendamentos',
  none: 'Sem função',
  websiteManager: 'Gerente do site',
};
